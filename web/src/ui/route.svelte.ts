// The address bar: which page is open, without reloading.

export type Page =
  | { page: 'front' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'settings'; confirm: string | null; leave: string | null }
  | { page: 'leaderboard'; game: string; players: number | null }
  | { page: 'player'; name: string }
  | { page: 'reset'; token: string }
  | { page: 'admin' }
  | { page: 'missing' };

/** The page an address names. */
export function pageOf(url: URL): Page {
  const [first, second, third] = url.pathname.split('/').filter((part) => part !== '').map(decodeURIComponent);
  if (first === undefined) return { page: 'front' };
  if (first === 'new' && second !== undefined) return { page: 'new', game: second };
  if (first === 'tables' && second !== undefined) {
    if (third === undefined) return { page: 'table', id: second };
    const at = Number.parseInt(url.searchParams.get('at') ?? '', 10);
    if (third === 'replay') return { page: 'replay', id: second, at: Number.isNaN(at) ? null : at };
  }
  if (first === 'rules' && second !== undefined) {
    const rule = decodeURIComponent(url.hash.slice(1));
    return { page: 'rules', game: second, rule: rule === '' ? null : rule };
  }
  if (first === 'settings') return { page: 'settings', confirm: url.searchParams.get('confirm'), leave: url.searchParams.get('leave') };
  if (first === 'leaderboard' && second !== undefined) {
    const players = Number.parseInt(url.searchParams.get('players') ?? '', 10);
    return { page: 'leaderboard', game: second, players: Number.isNaN(players) ? null : players };
  }
  if (first === 'players' && second !== undefined) return { page: 'player', name: second };
  if (first === 'reset') return { page: 'reset', token: url.hash.slice(1) };
  if (first === 'admin') return { page: 'admin' };
  return { page: 'missing' };
}

export const addressOf = {
  front: () => '/',
  fresh: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/tables/${encodeURIComponent(id)}`,
  replay: (id: string, at?: number) =>
    `/tables/${encodeURIComponent(id)}/replay${at === undefined ? '' : `?at=${at}`}`,
  /** A finished game as a file; a link to it has `download`. */
  record: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
  rules: (game: string, rule?: string) =>
    `/rules/${encodeURIComponent(game)}${rule === undefined ? '' : `#${encodeURIComponent(rule)}`}`,
  settings: () => '/settings',
  leaderboard: (game: string, players?: number) => `/leaderboard/${encodeURIComponent(game)}${players === undefined ? '' : `?players=${players}`}`,
  player: (name: string) => `/players/${encodeURIComponent(name)}`,
  admin: () => '/admin',
};

class Route {
  #current = $state.raw<Page>(pageOf(new URL(location.href)));

  get current(): Page {
    return this.#current;
  }

  /** Follows the address bar. */
  follow(): void {
    this.#current = pageOf(new URL(location.href));
  }

  /** Opens an address of ours. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.follow();
    window.scrollTo(0, 0);
  }

  /** Changes the address without a step in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
  }
}

export const route = new Route();

/** Lets plain links to our own pages open without reloading. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api')) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
