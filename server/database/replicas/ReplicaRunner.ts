import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { PostgresQueryRunner } from "typeorm/driver/postgres/PostgresQueryRunner";
import { QueryFailedError } from "typeorm";
import { translateDatabaseError } from "../translateDatabaseErrors";
import type { Position } from "./positions";
import type { Replica } from "./Replica";

/**
 * The SQLSTATE of failures that may not occur on the primary. Their causes are a conflict with a
 * change on the primary (40001, 55P03), a statement that writes or locks (25006, 0A000), and a
 * missing migration (42…).
 */
const RETRY_ON_PRIMARY = /^(40001|55P03|25006|0A000|42...)$/;

/** The SQLSTATE of a statement timeout, which would also occur on another server. */
const TOO_LONG = "57014";

/** Sends statements to replicas, and to the primary if they all fail. Transactions go to the primary. */
export class ReplicaRunner extends PostgresQueryRunner {
  /** The replica that executes the statement; null for the primary. */
  target: Replica | null = null;

  /**
   * @param replicas in the order of preference
   * @param position the position that a replica must have replayed
   */
  constructor(
    driver: PostgresDriver,
    private readonly replicas: readonly Replica[],
    private readonly position: Position,
  ) {
    super(driver, "slave");
  }

  /** The name for watchers of statements. */
  get replicaName(): string | null {
    return this.target?.name ?? null;
  }

  override async query(
    query: string,
    parameters?: unknown[],
    useStructuredResult = false,
  ): Promise<unknown> {
    if (!this.isTransactionActive && !this.databaseConnection) {
      const result = await this.queryReplicas(query, parameters, useStructuredResult);
      if (result) return result.value;
    }
    return super.query(query, parameters, useStructuredResult) as Promise<unknown>;
  }

  /** @returns null if the primary must execute the statement */
  protected async queryReplicas(
    query: string,
    parameters: unknown[] | undefined,
    useStructuredResult: boolean,
  ): Promise<{ value: unknown } | null> {
    for (const replica of this.replicas) {
      const result = await this.queryReplica(replica, query, parameters, useStructuredResult);
      if (result) return result;
    }
    return null;
  }

  /** @returns null if another server must execute the statement */
  private async queryReplica(
    replica: Replica,
    query: string,
    parameters: unknown[] | undefined,
    useStructuredResult: boolean,
  ): Promise<{ value: unknown } | null> {
    const client = await replica.lend(this.position);
    if (!client) return null;
    this.databaseConnection = client;
    this.target = replica;
    let isBroken = false;
    try {
      return { value: await super.query(query, parameters, useStructuredResult) };
    } catch (error) {
      isBroken = true;
      if (RETRY_ON_PRIMARY.test(getErrorCode(error))) return null;
      if (!isAway(error)) throw error;
      replica.fail(client, error instanceof QueryFailedError ? error.driverError : error);
      return null;
    } finally {
      this.databaseConnection = undefined;
      this.target = null;
      replica.release(client, isBroken);
    }
  }
}

const getErrorCode = (error: unknown): string =>
  error instanceof QueryFailedError
    ? String((error.driverError as { code?: unknown }).code ?? "")
    : "";

/** Returns true if a statement failed because its server is unavailable. */
export const isAway = (error: unknown): boolean =>
  getErrorCode(error) !== TOO_LONG && translateDatabaseError(error)?.code === "SERVICE_UNAVAILABLE";
