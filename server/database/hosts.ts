import { Client, type ClientConfig } from "pg";

/** What a server has to be, as libpq's `target_session_attrs` calls it. */
const ATTRIBUTES = ["any", "read-write", "read-only", "primary", "standby"] as const;
type Attributes = (typeof ATTRIBUTES)[number];

interface Host {
  host: string;
  port: number;
}

/** An address of a database as the driver understands it, and the hosts it names. */
export interface ReadAddress {
  /** The address with the first host only. */
  url: string;
  hosts: Host[];
  attributes: Attributes;
}

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;
const ATTRIBUTE = /([?&])target_session_attrs=([^&#]*)&?/;
const DEFAULT_PORT = 5432;

/**
 * Reads an address that may name several hosts, such as `postgres://user@one,two:5433/potluck`. Of several, the one
 * that takes writes is meant unless `target_session_attrs` says otherwise.
 * @returns null for anything else
 */
export function readAddress(address: string): ReadAddress | null {
  const [, start, list, end] = ADDRESS.exec(address) ?? [];
  if (start === undefined || list === undefined || end === undefined) return null;
  const hosts = list.split(",");
  const given = ATTRIBUTE.exec(end)?.[2] ?? (hosts.length > 1 ? "read-write" : "any");
  const attributes = ATTRIBUTES.find((each) => each === given);
  const rest = end.replace(ATTRIBUTE, "$1").replace(/[?&]$/, "");
  const urls = hosts.map((host) => start + host + rest);
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

/** An address as messages and metrics may show it: without a password. */
export const nameOfAddress = (address: string): string =>
  readAddress(address)
    ?.hosts.map(({ host, port }) => `${host}:${port}`)
    .join() ?? "";

const STATE = `select pg_is_in_recovery() as "isStandby",
  current_setting('transaction_read_only') = 'on' as "isReadOnly"`;

interface State {
  isStandby: boolean;
  isReadOnly: boolean;
}

const fits: Record<Attributes, (state: State) => boolean> = {
  any: () => true,
  "read-write": ({ isReadOnly }) => !isReadOnly,
  "read-only": ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
};

/** Waiting longer for a host would leave no time to connect to the one that answers. */
const LONGEST_WAIT_MS = 1_000;

/** For so long, connections that are opened at the same time go where the first was sent. */
const FOUND_FOR_MS = 500;

/**
 * A kind of connection that goes to one of several hosts: the first to answer that it is what the address asks for.
 * @param Base what it is otherwise
 */
export function clientOfHosts(
  Base: typeof Client,
  { hosts, attributes }: ReadAddress,
): typeof Client {
  let found: { host: Promise<Host>; until: number } | null = null;

  const ask = async (host: Host, config: ClientConfig): Promise<Host> => {
    const limits = { connectionTimeoutMillis: LONGEST_WAIT_MS, query_timeout: LONGEST_WAIT_MS };
    const { user, password, database, ssl } = config;
    const client = new Client({ user, password, database, ssl, ...host, ...limits });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<State>(STATE);
      if (!fits[attributes](rows[0]!)) throw new Error(`${host.host} is not ${attributes}`);
      return host;
    } finally {
      void client.end().catch(() => undefined);
    }
  };
  const find = (config: ClientConfig): Promise<Host> => {
    if (found && found.until > Date.now()) return found.host;
    const host = Promise.any(hosts.map((each) => ask(each, config))).catch((error: unknown) => {
      found = null;
      const reasons = (error as AggregateError).errors.map(String).join("; ");
      throw Object.assign(new Error(`No host of the database is ${attributes}: ${reasons}`), {
        code: "ECONNREFUSED",
      });
    });
    found = { host, until: Date.now() + FOUND_FOR_MS };
    return host;
  };

  return class extends Base {
    constructor(config?: ClientConfig) {
      super(config);
      const connect = this.connect.bind(this);
      const connectToHost = async () => {
        Object.assign(this, await find(this));
        await connect();
      };
      const connectAsDriver = (callback?: (error: Error | null) => void) =>
        callback ? void connectToHost().then(() => callback(null), callback) : connectToHost();
      this.connect = connectAsDriver as unknown as Client["connect"];
    }
  };
}
