import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { BEGINNING } from "./positions";
import type { Replica } from "./Replica";
import { isAway, ReplicaRunner } from "./ReplicaRunner";

/** Where the statements of one reader go. */
export interface StandIn {
  isPrimarySilent(): boolean;
  /** Whether a replica has answered one: the others are sent there as well. */
  isUsed: boolean;
}

/** Sends statements to the primary, and to replicas once it does not answer. */
export class StandInRunner extends ReplicaRunner {
  constructor(
    driver: PostgresDriver,
    replicas: readonly Replica[],
    private readonly standIn: StandIn,
  ) {
    super(driver, replicas, BEGINNING);
  }

  override async query(
    query: string,
    parameters?: unknown[],
    useStructuredResult = false,
  ): Promise<unknown> {
    const { standIn } = this;
    if (this.isTransactionActive) return super.query(query, parameters, useStructuredResult);
    let failure: Error | null = null;
    if (!standIn.isUsed && !standIn.isPrimarySilent()) {
      try {
        return await this.askPrimary(query, parameters, useStructuredResult);
      } catch (error) {
        if (!(error instanceof Error) || !isAway(error)) throw error;
        failure = error;
      }
    }
    const result = await this.askReplicas(query, parameters, useStructuredResult);
    if (result) {
      standIn.isUsed = true;
      return result.value;
    }
    if (failure) throw failure;
    return this.askPrimary(query, parameters, useStructuredResult);
  }

  /** On a connection that is given back, since replicas may be asked next. */
  private async askPrimary(
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
