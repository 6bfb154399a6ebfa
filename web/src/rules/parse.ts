// The rules reference as blocks: headings, numbered paragraphs, lists and tables.

/** A run of words inside a block. */
export type Run = { kind: 'words' | 'strong' | 'em' | 'code'; words: string } | { kind: 'rule'; rule: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; runs: Run[] }
  | { kind: 'rule'; rule: string; runs: Run[] }
  | { kind: 'words'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] };

const RUN = /\[([A-Z]{2} [^\]…]+)\]|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

/** The runs of a line. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of line.matchAll(RUN)) {
    if (match.index > from) runs.push({ kind: 'words', words: line.slice(from, match.index) });
    const [whole, rule, strong, em, code] = match;
    if (rule !== undefined) runs.push({ kind: 'rule', rule });
    else if (strong !== undefined) runs.push({ kind: 'strong', words: strong });
    else if (em !== undefined) runs.push({ kind: 'em', words: em });
    else runs.push({ kind: 'code', words: code ?? whole });
    from = match.index + whole.length;
  }
  if (from < line.length) runs.push({ kind: 'words', words: line.slice(from) });
  return runs;
}

/** The words of runs, for searching. */
export function plain(runs: Run[]): string {
  return runs.map((run) => (run.kind === 'rule' ? run.rule : run.words)).join('');
}

const cells = (line: string): Run[][] => line.split('|').slice(1, -1).map((cell) => runsOf(cell.trim()));
const isTable = (line: string | undefined): boolean => line !== undefined && line.startsWith('|');

/** The blocks of a rules reference written in our small part of Markdown. */
export function parseRules(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  let headings = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] ?? '').trimEnd();
    if (line === '') continue;
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    const rule = /^\[([A-Z]{2} [^\]]+)\]\s*(.*)$/.exec(line);
    if (heading) {
      headings += 1;
      blocks.push({ kind: 'heading', level: (heading[1] ?? '').length, id: `section-${headings}`, runs: runsOf(heading[2] ?? '') });
    } else if (rule) {
      blocks.push({ kind: 'rule', rule: rule[1] ?? '', runs: runsOf(rule[2] ?? '') });
    } else if (line.startsWith('- ')) {
      const items: Run[][] = [];
      for (; (lines[i] ?? '').startsWith('- '); i++) items.push(runsOf((lines[i] ?? '').slice(2)));
      i -= 1;
      blocks.push({ kind: 'list', items });
    } else if (isTable(line)) {
      const rows: Run[][][] = [];
      for (; isTable(lines[i]); i++) rows.push(cells(lines[i] ?? ''));
      i -= 1;
      // The second row only draws the line under the head.
      blocks.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) });
    } else {
      blocks.push({ kind: 'words', runs: runsOf(line) });
    }
  }
  return blocks;
}

/** The blocks that hold all words looked for, each under its headings. */
export function searchRules(blocks: Block[], query: string): Block[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return blocks;
  const found: Block[] = [];
  let pending: Extract<Block, { kind: 'heading' }>[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      pending = [...pending.filter((heading) => heading.level < block.level), block];
      continue;
    }
    const text = (block.kind === 'rule' ? `${block.rule} ${plain(block.runs)}`
      : block.kind === 'words' ? plain(block.runs)
      : block.kind === 'list' ? block.items.map(plain).join(' ')
      : [...block.head, ...block.rows.flat()].map(plain).join(' ')).toLocaleLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    found.push(...pending, block);
    pending = [];
  }
  return found;
}

/** A paragraph with its neighbours, under the heading it stands beneath. */
export function around(blocks: Block[], rule: string): Block[] {
  const at = blocks.findIndex((block) => block.kind === 'rule' && block.rule === rule);
  if (at < 0) return [];
  let from = at;
  while (from > 0 && blocks[from]?.kind !== 'heading') from -= 1;
  let to = at + 1;
  while (to < blocks.length && blocks[to]?.kind !== 'heading') to += 1;
  return blocks.slice(from, to);
}
