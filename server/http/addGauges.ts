import type { Pool } from "pg";
import { Gauge, type Registry } from "prom-client";
import type { DataSource } from "typeorm";
import { VERSION } from "../brand";
import { type MailQueue, readMailQueue } from "../jobs/mail/outbox";
import type { Services } from "../services";

/**
 * Adds metrics that are measured when they are read: connections, Redis, waiting mail and waiting passwords.
 * @param prefix the beginning of their names
 */
export function addGauges(
  prefix: string,
  db: DataSource,
  { passwords, redis }: Pick<Services, "passwords" | "redis">,
  registers: Registry[],
): void {
  new Gauge({
    name: `${prefix}_build_info`,
    help: "Always 1; the labels have the version of this build and of Node",
    labelNames: ["version", "node"],
    registers,
    // The maximum is used, because all processes of a server run the same build.
    aggregator: "max",
  }).set({ version: VERSION, node: process.version }, 1);

  new Gauge({
    name: `${prefix}_database_connections`,
    help: "Connections of this process to its database, and requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      // The cast is needed because TypeORM types its driver's pool as `any`.
      const { totalCount, idleCount, waitingCount } = (db.driver as unknown as { master: Pool })
        .master;
      this.set({ state: "busy" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waited for" }, waitingCount);
    },
  });

  new Gauge({
    name: `${prefix}_redis_up`,
    help: "Whether this process reaches Redis (1) or counts by itself (0); without REDIS_URL, there is no value",
    registers,
    // The minimum is used, because a single process without Redis is a fault of the site.
    aggregator: "min",
    collect() {
      if (redis) this.set(redis.isReady ? 1 : 0);
      else this.remove();
    },
  });

  const gaugeMail = (name: string, help: string, measure: keyof MailQueue) =>
    new Gauge({
      name: `${prefix}_${name}`,
      help,
      registers,
      // The maximum is used, because all processes count the same mails.
      aggregator: "max",
      async collect() {
        try {
          this.set((await readMailQueue(db))[measure]);
        } catch {
          // The value is removed without the database, because the other metrics are then needed
          // even more.
          this.remove();
        }
      },
    });
  gaugeMail(
    "mail_queue",
    "Mails of the whole site that wait to be sent, or to be tried again",
    "count",
  );
  gaugeMail(
    "mail_queue_age_seconds",
    "The age of the oldest waiting mail; 0 without waiting mail",
    "ageSeconds",
  );

  new Gauge({
    name: `${prefix}_passwords_waiting`,
    help: "Passwords of this process that are being hashed or wait for it",
    registers,
    collect() {
      this.set(passwords.waiting());
    },
  });
}
