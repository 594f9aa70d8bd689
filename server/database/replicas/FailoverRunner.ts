import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { BEGINNING } from "./positions";
import type { Replica } from "./Replica";
import { isAway, ReplicaRunner } from "./ReplicaRunner";

/** The server that the statements of one reader share. */
export interface FailoverState {
  isPrimarySilent(): boolean;
  /** True after a replica has responded, because later statements then also use replicas. */
  isUsed: boolean;
}

/** Sends statements to the primary, or to replicas while it does not respond. */
export class FailoverRunner extends ReplicaRunner {
  constructor(
    driver: PostgresDriver,
    replicas: readonly Replica[],
    private readonly failover: FailoverState,
  ) {
    super(driver, replicas, BEGINNING);
  }

  override async query(
    query: string,
    parameters?: unknown[],
    useStructuredResult = false,
  ): Promise<unknown> {
    const { failover } = this;
    if (this.isTransactionActive) return super.query(query, parameters, useStructuredResult);
    let failure: Error | null = null;
    if (!failover.isUsed && !failover.isPrimarySilent()) {
      try {
        return await this.queryPrimary(query, parameters, useStructuredResult);
      } catch (error) {
        if (!(error instanceof Error) || !isAway(error)) throw error;
        failure = error;
      }
    }
    const result = await this.queryReplicas(query, parameters, useStructuredResult);
    if (result) {
      failover.isUsed = true;
      return result.value;
    }
    if (failure) throw failure;
    return this.queryPrimary(query, parameters, useStructuredResult);
  }

  /** Releases the connection after each statement, since the next statement may use a replica. */
  private async queryPrimary(
    query: string,
    parameters: unknown[] | undefined,
    useStructuredResult: boolean,
  ): Promise<unknown> {
    const runner = this.driver.createQueryRunner("master");
    try {
      return await (useStructuredResult
        ? runner.query(query, parameters, true)
        : runner.query(query, parameters));
    } finally {
      await runner.release();
    }
  }
}
