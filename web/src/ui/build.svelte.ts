// Which build of Orrery this page was loaded from, and whether the server has moved on since.

/** What the page says it is; whichever server answers first may be of another build. */
const said = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="orrery-build"]')?.content ?? null;

class Build {
  #loaded: string | null = said();
  #now = $state<string | null>(null);
  #later = $state(false);

  /** The server has said which build it is. */
  tell(build: string): void {
    this.#loaded ??= build;
    if (build !== this.#now) this.#later = false;
    this.#now = build;
  }

  /** Whether the page is older than the server, and nobody has put that off. */
  get outdated(): boolean {
    return this.#now !== null && this.#now !== this.#loaded && !this.#later;
  }

  /** Not now. */
  putOff(): void {
    this.#later = true;
  }
}

export const build = new Build();
