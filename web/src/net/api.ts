// The server over HTTP.

import type {
  AdminPage, AdminPerson, AdminTable, ApiToken, Credentials, Fork, GameCard, Leaderboard, LogPage, Me, NewBrowser, NewNotices, NewTable, NoticePage, PlayerPage, Refused, ReplayStep, Said, SeatRating, SeatWish, SessionCard, TableList, TableSummary, Text, TokenCard,
} from '../protocol/wire';

/** A refusal of the server, in words. */
export class Refusal extends Error {
  constructor(readonly reason: Text) {
    super(reason.key);
  }
}

export const plain = (key: string): Text => ({ key, args: {}, rule: null });

/** The page lacks something that only another build of it has. */
export const OUTDATED = 'web-outdated';

/** The reason behind anything thrown. */
export function reasonOf(error: unknown): Text {
  return error instanceof Refusal ? error.reason : plain('web-error-unknown');
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    return new Refusal(((await response.json()) as Refused).reason);
  } catch {
    return new Refusal(plain(response.status === 404 ? 'web-error-missing' : 'web-error-unknown'));
  }
}

/** Milliseconds until a server that says nothing counts as out of reach. */
const PATIENCE = 30_000;

async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  let response: Response;
  const gone = new AbortController();
  // What is brought along may take its time.
  const timer = body instanceof Blob ? undefined : setTimeout(() => gone.abort(), PATIENCE);
  try {
    response = await fetch(path, {
      method,
      signal: gone.signal,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : body instanceof Blob
          ? { headers: { 'content-type': 'text/plain' }, body }
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(plain('web-error-offline'));
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await (await send('GET', path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const text = await (await send('POST', path, body)).text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => post<Me | null>('/api/me', { name }),
  register: (credentials: Credentials) => post<Me | null>('/api/register', credentials),
  login: (credentials: Credentials) => post<Me | null>('/api/login', credentials),
  logout: () => post<unknown>('/api/logout'),
  changePassword: (current: string, password: string) => post<unknown>('/api/me/password', { current, password }),
  forgotPassword: (name: string) => post<unknown>('/api/password/forgotten', { name }),
  resetPassword: (token: string, password: string) => post<Me | null>('/api/password/reset', { token, password }),
  sessions: () => get<SessionCard[]>('/api/me/sessions'),
  endSession: (id: string) => post<SessionCard[]>(`/api/me/sessions/${encodeURIComponent(id)}/end`),
  endOtherSessions: () => post<SessionCard[]>('/api/me/sessions/end-others'),
  forget: (password: string) => post<unknown>('/api/me/delete', { password }),
  notices: () => get<NoticePage>('/api/notices'),
  setNotices: (settings: NewNotices) => post<NoticePage>('/api/notices', settings),
  confirmAgain: () => post<unknown>('/api/notices/again'),
  testNotices: () => post<unknown>('/api/notices/test'),
  addBrowser: (browser: NewBrowser) => post<NoticePage>('/api/notices/browsers', browser),
  removeBrowser: (id: string) => post<NoticePage>(`/api/notices/browsers/${encodeURIComponent(id)}/remove`),
  confirmMail: (token: string) => post<unknown>('/api/notices/confirm', { token }),
  leaveMail: (token: string) => post<unknown>(`/api/notices/leave/${encodeURIComponent(token)}`),
  tokens: () => get<TokenCard[]>('/api/tokens'),
  makeToken: (label: string) => post<ApiToken>('/api/tokens', { label }),
  revokeToken: (id: string) => post<unknown>(`/api/tokens/${encodeURIComponent(id)}/revoke`),
  leaderboard: (game: string, players: number | null) =>
    get<Leaderboard>(`/api/leaderboard/${encodeURIComponent(game)}${players === null ? '' : `?players=${players}`}`),
  player: (name: string) => get<PlayerPage>(`/api/players/${encodeURIComponent(name)}`),
  admin: () => get<AdminPage>('/api/admin'),
  people: (name: string) => get<AdminPerson[]>(`/api/admin/people?name=${encodeURIComponent(name)}`),
  ban: (id: string, banned: boolean) => post<unknown>('/api/admin/ban', { id, banned }),
  logOut: (id: string) => post<unknown>('/api/admin/log-out', { id }),
  tablesOf: (id: string) => get<AdminTable[]>(`/api/admin/tables?of=${encodeURIComponent(id)}`),
  endTable: (id: string) => post<unknown>('/api/admin/end-table', { id }),
  forgetSomebody: (id: string) => post<unknown>('/api/admin/forget', { id }),
  unsay: (table: string, said: Said) => post<unknown>('/api/admin/unsay', { table, at: said.at, words: said.words }),
  endOldRules: (game: string, rules: number) => post<unknown>('/api/admin/end', { game, rules }),
  games: () => get<GameCard[]>('/api/games'),
  tables: (list: TableList, page = 0) => get<TableSummary[]>(`/api/tables?list=${list}&page=${page}`),
  table: (id: string) => get<TableSummary>(at(id)),
  create: (table: NewTable) => post<TableSummary>('/api/tables', table),
  quick: (game: string) => post<TableSummary>(`/api/quick/${encodeURIComponent(game)}`),
  sit: (id: string, seat: number) => post<unknown>(`${at(id)}/sit`, { seat }),
  leave: (id: string) => post<unknown>(`${at(id)}/leave`),
  start: (id: string) => post<unknown>(`${at(id)}/start`),
  seat: (id: string, seat: number, wish: SeatWish) => post<unknown>(`${at(id)}/seats`, { seat, wish }),
  /** Ends a game whose rules the server does not play. */
  end: (id: string) => post<unknown>(`${at(id)}/end`),
  log: (id: string, before: number) => get<LogPage>(`${at(id)}/log?before=${before}`),
  replay: (id: string, record: number) => get<ReplayStep>(`${at(id)}/replay/${record}`),
  replayRange: (id: string, from: number, count: number) => get<ReplayStep[]>(`${at(id)}/replay?from=${from}&count=${count}`),
  ratings: (id: string) => get<SeatRating[]>(`${at(id)}/ratings`),
  fork: (id: string, fork: Fork) => post<TableSummary>(`${at(id)}/fork`, fork),
  /** A table with a finished game that was kept as a file. */
  open: (file: Blob) => post<TableSummary>('/api/import', file),
  rules: async (game: string, lang: string) => (await send('GET', `/api/rules/${game}/${lang}`)).text(),
};
