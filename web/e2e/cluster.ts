// Several servers on a PostgreSQL of their own, behind something that passes connections on as a load balancer does.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const WITH_POSTGRES = fileURLToPath(new URL('../../scripts/with-postgres', import.meta.url));

export interface Cluster {
  /** The address of all of them. */
  url: string;
  /** Kills the server that everybody is at; whoever comes then comes to the next. */
  kill(): Promise<void>;
  /** Starts one more. */
  start(): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  process: ChildProcess;
  port: number;
}

/** What a process says first that a pattern fits. */
async function said(process: ChildProcess, pattern: RegExp): Promise<string> {
  const { stdout } = process;
  if (!stdout) throw new Error('it says nothing');
  for await (const line of createInterface({ input: stdout })) {
    const found = pattern.exec(line)?.[1];
    if (found === undefined) continue;
    stdout.resume();
    return found;
  }
  throw new Error('it ended before it was ready');
}

async function end(process: ChildProcess, how: () => void): Promise<void> {
  const ended = once(process, 'exit');
  how();
  await ended;
}

/** Passes a connection on until either side ends it. */
function pass(here: Socket, there: Socket): void {
  for (const [one, other] of [[here, there], [there, here]] as const) {
    one.pipe(other);
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

/** Servers of the program that is tested. */
export async function cluster(servers: number): Promise<Cluster> {
  const program = process.env['ORRERY'];
  if (!program) throw new Error('set ORRERY to the program');
  const folder = await mkdtemp(join(tmpdir(), 'orrery-'));
  const running: Running[] = [];
  // It ends with its input, however this process does.
  const database = spawn(WITH_POSTGRES, ['sh', '-c', 'echo $DATABASE_URL; cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const url = await said(database, /(postgres:\S+)/);
  const config = join(folder, 'orrery.toml');
  await writeFile(config, 'address = "127.0.0.1:0"\nbot-delay-ms = 0\n');

  async function start(): Promise<void> {
    // Told like this it counts before what the environment says of another server's.
    const server = spawn(program!, ['serve', '--config', config, '--database', url], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, RUST_LOG: 'off' } });
    running.push({ process: server, port: Number(await said(server, /http:\/\/[^ ]*:(\d+)/)) });
  }
  for (let n = 0; n < servers; n++) await start();

  const balancer = createServer((here) => {
    const port = running[0]?.port;
    if (port === undefined) here.destroy();
    else pass(here, connect(port, '127.0.0.1'));
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');

  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    start,
    async kill() {
      const victim = running.shift()?.process;
      if (victim) await end(victim, () => victim.kill('SIGKILL'));
    },
    async close() {
      balancer.close();
      for (const { process: server } of running.splice(0)) await end(server, () => server.kill('SIGKILL'));
      await end(database, () => database.stdin?.end());
      await rm(folder, { recursive: true });
    },
  };
}
