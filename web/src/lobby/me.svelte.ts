// Who I am on this server.

import { api } from '../net/api';
import type { Me } from '../protocol/wire';
import { build } from '../ui/build.svelte';

class Myself {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await api.me();
    build.tell(this.me.build);
  }
}

export const myself = new Myself();
