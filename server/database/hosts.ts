import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";

/** The required state of a server, named as in libpq's `target_session_attrs`. */
const ATTRIBUTES = ["any", "read-write", "read-only", "primary", "standby"] as const;
type Attributes = (typeof ATTRIBUTES)[number];

interface Host {
  host: string;
  port: number;
}

/** A database address for the driver, and the hosts in it. */
export interface ParsedAddress {
  /** The address, reduced to the first host. */
  url: string;
  hosts: Host[];
  attributes: Attributes;
}

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;
const ATTRIBUTE = /([?&])target_session_attrs=([^&#]*)&?/;
const DEFAULT_PORT = 5432;

/**
 * Parses an address that may name several hosts, such as `postgres://user@one,two:5433/potluck`. By
 * default, the host that accepts writes is used, unless `target_session_attrs` states otherwise.
 * @returns null for an invalid address
 */
export function parseAddress(address: string): ParsedAddress | null {
  const [, start, list, end] = ADDRESS.exec(address) ?? [];
  if (start === undefined || list === undefined || end === undefined) return null;
  const hosts = list.split(",");
  const proposedAttributes = ATTRIBUTE.exec(end)?.[2] ?? (hosts.length > 1 ? "read-write" : "any");
  const attributes = ATTRIBUTES.find((name) => name === proposedAttributes);
  const suffix = end.replace(ATTRIBUTE, "$1").replace(/[?&]$/, "");
  const urls = hosts.map((host) => start + host + suffix);
  if (!attributes || !urls.every((url) => URL.canParse(url))) return null;
  return {
    url: urls[0]!,
    hosts: urls.map((url) => {
      const { hostname, port } = new URL(url);
      const host = decodeURIComponent(hostname.replace(/^\[|\]$/g, ""));
      return { host, port: Number(port) || DEFAULT_PORT };
    }),
    attributes,
  };
}

/** Formats an address for messages and metrics, without the password. */
export const formatAddress = (address: string): string =>
  parseAddress(address)
    ?.hosts.map(({ host, port }) => `${host}:${port}`)
    .join() ?? "";

const STATE = `select pg_is_in_recovery() as "isStandby",
  current_setting('transaction_read_only') = 'on' as "isReadOnly"`;

interface State {
  isStandby: boolean;
  isReadOnly: boolean;
}

const matchers: Record<Attributes, (state: State) => boolean> = {
  any: () => true,
  "read-write": ({ isReadOnly }) => !isReadOnly,
  "read-only": ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
};

/** The timeout of each step, short enough to leave time for connecting to another host. */
const STEP_TIMEOUT_MS = 1_000;

/** The pause between checks of a host with open connections. */
const CHECK_EVERY_MS = 500;

/**
 * Creates a client that connects to the first of several hosts that responds and has the required state.
 * Hosts with open connections are checked. If one stops responding or loses the required state while
 * another host has it, its connections are closed. Statements then fail immediately, and the next ones use
 * the other host.
 * @param Base the client class to extend
 */
export function makeHostClient(
  Base: typeof Client,
  { hosts, attributes }: ParsedAddress,
): typeof Client {
  let search: Promise<Host> | null = null;
  const socketsByHost = new Map(hosts.map((host) => [host, new Set<Socket>()]));
  const watchedHosts = new Set<Host>();

  const check = async (client: Client) => {
    const { rows } = await client.query<State>(STATE);
    if (!matchers[attributes](rows[0]!)) throw new Error(`${client.host} is not ${attributes}`);
  };
  /** Connects to a host, checks its state, and calls a function while connected. */
  const connectAndCheck = async (
    host: Host,
    config: ClientConfig,
    work?: (client: Client) => unknown,
  ) => {
    const limits = { connectionTimeoutMillis: STEP_TIMEOUT_MS, query_timeout: STEP_TIMEOUT_MS };
    const { user, password, database, ssl } = config;
    const client = new Client({ user, password, database, ssl, ...host, ...limits });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await check(client);
      await work?.(client);
      return host;
    } finally {
      void client.end().catch(() => undefined);
    }
  };
  /** The search is shared by connections that are opened at the same time. */
  const findHost = (config: ClientConfig): Promise<Host> =>
    (search ??= Promise.any(hosts.map((host) => connectAndCheck(host, config)))
      .catch((error: unknown) => {
        const reasons = (error as AggregateError).errors.map(String).join("; ");
        throw Object.assign(new Error(`No host of the database is ${attributes}: ${reasons}`), {
          code: "ECONNREFUSED",
        });
      })
      .finally(() => (search = null)));

  const pause = () => sleep(CHECK_EVERY_MS, undefined, { ref: false });
  const watch = async (host: Host, sockets: Set<Socket>, config: ClientConfig) => {
    if (watchedHosts.has(host)) return;
    watchedHosts.add(host);
    const checkRepeatedly = async (client: Client) => {
      while (sockets.size > 0) {
        await pause();
        await check(client);
      }
    };
    while (sockets.size > 0) {
      try {
        await connectAndCheck(host, config, checkRepeatedly);
      } catch {
        const otherHost = await findHost(config).catch(() => host);
        if (otherHost === host) await pause();
        else for (const socket of sockets) socket.destroy();
      }
    }
    watchedHosts.delete(host);
  };

  return class extends Base {
    constructor(config?: ClientConfig) {
      const socket = new Socket();
      super({ ...config, stream: () => socket });
      const connect = this.connect.bind(this);
      const connectToHost = async () => {
        const host = await findHost(this);
        const sockets = socketsByHost.get(host)!;
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
        void watch(host, sockets, this);
        Object.assign(this, host);
        await connect();
      };
      const connectAsDriver = (callback?: (error: Error | null) => void) =>
        callback ? void connectToHost().then(() => callback(null), callback) : connectToHost();
      this.connect = connectAsDriver as unknown as Client["connect"];
    }
  };
}
