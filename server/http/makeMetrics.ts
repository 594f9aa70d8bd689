import type { ApolloServerPlugin } from "@apollo/server";
import type { RequestHandler } from "express";
import { type GraphQLError, Kind, type OperationDefinitionNode } from "graphql";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { DataSource } from "typeorm";
import { BRAND } from "../brand";
import type { WatchedStatement } from "../database/watchStatements";
import { httpStatus } from "../errors";
import type { Context } from "../graphql/context";
import { getDetails } from "../lib/requestDetails";
import type { Services } from "../services";
import { addGauges } from "./addGauges";
import { sentStatus } from "./requestLog";

/** The prefix of our own metrics. */
const PREFIX = BRAND.toLowerCase().replace(/\W+/g, "_");

/** The histogram buckets in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** The values of the label `kind`, whose number does not depend on the requested paths. */
const KINDS: [RegExp, string][] = [
  [/^\/graphql\/?$/i, "graphql"],
  [/^\/api(\/|$)/i, "rest"],
  [/^\/covers\//i, "cover"],
  [/^\/photos\//i, "photo"],
  [/^\/(assets|playground)\//, "asset"],
  [/^\/(healthz|readyz|metrics)$/i, "probe"],
];

const classifyPath = (path: string): string =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "page";

/**
 * Returns the first field of an operation, for a label. The schema bounds the number of fields;
 * names of operations come from clients and are unbounded.
 */
function getRootFieldName(operation: OperationDefinitionNode | undefined): string {
  const [first] = operation?.selectionSet.selections ?? [];
  return first?.kind === Kind.FIELD ? first.name.value : "other";
}

/** Starts to measure a GraphQL operation, until the returned function is called. */
export type StartOperation = () => (
  operation: OperationDefinitionNode | undefined,
  errors: readonly GraphQLError[] | undefined,
) => void;

/** Metrics for a Prometheus server, and the functions that collect them. */
export interface Metrics {
  registry: Registry;
  timing: RequestHandler;
  plugin: ApolloServerPlugin<Context>;
  startOperation: StartOperation;
  /** Measures a statement that has been executed. */
  addStatement(statement: WatchedStatement): void;
}

/** The values of the label `kind` of statements. */
const STATEMENT_KINDS = new Set(["select", "insert", "update", "delete", "with"]);

const statementKind = (sql: string): string => {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? "";
  return STATEMENT_KINDS.has(word) ? word : "other";
};

/** Collects durations of requests and statements, errors, the lengths of queues and Node's default metrics. */
export function makeMetrics(
  db: DataSource,
  services: Pick<Services, "passwords" | "redis">,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addGauges(PREFIX, db, services, registers);

  const http = new Histogram({
    name: `${PREFIX}_http_request_duration_seconds`,
    help: "How long requests took, by kind of address, method and status",
    labelNames: ["kind", "method", "status"],
    buckets: SECONDS,
    registers,
  });
  const operations = new Histogram({
    name: `${PREFIX}_graphql_operation_duration_seconds`,
    help: "How long GraphQL operations took, by their first field and whether they had errors",
    labelNames: ["type", "field", "outcome"],
    buckets: SECONDS,
    registers,
  });

  const statements = new Histogram({
    name: `${PREFIX}_database_statement_duration_seconds`,
    help: "How long statements took in the database and on the way, by their first word and whether they failed",
    labelNames: ["kind", "outcome"],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: `${PREFIX}_errors_total`,
    help: "Requests with an error in their response, by the code of the error",
    labelNames: ["code"],
    registers,
  });
  // The series exist from the start, because Prometheus otherwise misses the first increase.
  for (const code of Object.keys(httpStatus)) errors.inc({ code }, 0);

  const startOperation: StartOperation = () => {
    const end = operations.startTimer();
    return (operation, errors) =>
      void end({
        type: operation?.operation ?? "none",
        field: getRootFieldName(operation),
        outcome: errors?.length ? "errors" : "ok",
      });
  };

  return {
    registry,
    startOperation,
    addStatement: ({ sql, ms, failed }) =>
      statements.observe(
        { kind: statementKind(sql), outcome: failed ? "failed" : "ok" },
        ms / 1000,
      ),
    timing(request, response, next) {
      const end = http.startTimer({
        kind: classifyPath(request.path),
        method: METHODS.has(request.method) ? request.method : "other",
      });
      const { errors: codes } = getDetails(request);
      response.once("close", () => {
        end({ status: sentStatus(response) });
        for (const code of codes) errors.inc({ code });
      });
      next();
    },
    plugin: {
      requestDidStart() {
        const end = startOperation();
        return Promise.resolve({
          willSendResponse({ operation, errors }) {
            end(operation, errors);
            return Promise.resolve();
          },
        });
      },
    },
  };
}
