// Who I am on this server.

import { api, reasonOf } from '../net/api';
import type { Me, Text } from '../protocol/wire';
import { build } from '../ui/build.svelte';

/** The reason for which the server lets somebody in no more. */
const BANNED = 'server-banned';

class Myself {
  me = $state.raw<Me | null>(null);
  /** What about my name or account is being asked for. */
  asking = $state<'name' | 'register' | 'login' | 'forgotten' | null>(null);
  /** Why the server lets me in no more; null while it does. */
  barred = $state.raw<Text | null>(null);

  async load(): Promise<void> {
    try {
      this.me = await api.me();
      this.barred = null;
      build.tell(this.me.build);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason.key === BANNED) this.barred = reason;
      throw error;
    }
  }

  /** Looks whether the server still lets me in; one that cannot be reached changes nothing. */
  async look(): Promise<void> {
    try {
      await this.load();
    } catch {
      // What is to be told is in `barred`.
    }
  }
}

export const myself = new Myself();
