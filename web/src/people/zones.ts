// Time zones by name.

/** All zones that the browser knows, with UTC and the one that is set. */
export function zones(set: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', set, ...known])].sort();
}
