// What a question is about has to be in sight: on small screens parts of the table are swept or scrolled away.

function inSight(node: Element): boolean {
  const box = node.getBoundingClientRect();
  if (box.width === 0) return true;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const seen = document.elementFromPoint(x, y);
  return seen !== null && (node.contains(seen) || seen.contains(node));
}

/** Brings the first glowing thing into sight if none is seen. */
export function bringIntoSight(root: ParentNode): void {
  // A map moves by itself; scrolling it would tear it from its frame.
  const glowing = [...root.querySelectorAll('.glows:not(.map-place)')];
  if (root.querySelector('.map-place.glows')) return;
  const [first] = glowing;
  if (!first || glowing.some(inSight)) return;
  first.scrollIntoView({ block: 'nearest', inline: 'center' });
}
