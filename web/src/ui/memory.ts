// What this browser remembers between visits.

const PREFIX = 'orrery.';

/** The value kept under a key, if any. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keeps a value; a browser that forbids it forgets. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
