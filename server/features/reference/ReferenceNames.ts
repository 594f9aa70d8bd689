import type { DataSource } from "typeorm";
import { isPrimarySilent, getPrimary } from "../../database/replicas/getPrimary";
import { referenceEntries, type ReferenceKindName } from "../../../shared/referenceKinds";
import type { Named } from "./Named";
import { referenceEntities } from "./ReferenceEntities";

type Entities = typeof referenceEntities;

/** All reference data by key, at one version. */
export type ReferenceNames = {
  [Name in ReferenceKindName]: ReadonlyMap<number, InstanceType<Entities[Name]>>;
} & {
  /** Words of the same meaning by facet, such as `i12`. */
  synonyms: ReadonlyMap<string, string[]>;
};

interface LoadedNames {
  version: number;
  names: Promise<ReferenceNames>;
}

/** The latest reference data that this process has read, by primary. */
const latestNames = new WeakMap<DataSource, LoadedNames>();
/** Reference data from replicas with an older version, by primary. */
const olderNames = new WeakMap<DataSource, LoadedNames>();

/**
 * Loads all reference data, which every recipe refers to by key.
 * @param version the `reference_version` that was read with the keys; an older copy is read again
 */
export function loadReferenceNames(db: DataSource, version: number): Promise<ReferenceNames> {
  const primary = getPrimary(db);
  const latest = latestNames.get(primary);
  const isOutdated = !latest || latest.version < version;
  if (isOutdated && !isPrimarySilent(db)) return loadInto(latestNames, primary, primary, version);
  if (latest && !isOutdated && (latest.version === version || db === primary)) return latest.names;
  // Newer reference data may lack items that an older recipe refers to.
  const older = olderNames.get(primary);
  if (older?.version === version) return older.names;
  return loadInto(olderNames, primary, db, version);
}

function loadInto(
  into: WeakMap<DataSource, LoadedNames>,
  primary: DataSource,
  db: DataSource,
  version: number,
): Promise<ReferenceNames> {
  const names = readNames(db);
  into.set(primary, { version, names });
  names.catch(() => into.delete(primary));
  return names;
}

async function readNames(db: DataSource): Promise<ReferenceNames> {
  const lists = await Promise.all(
    referenceEntries.map(async ([kind]) => {
      const rows = db.getRepository<Named>(referenceEntities[kind]);
      const items = await rows.find();
      return [kind, new Map(items.map((item) => [rows.getId(item) as number, item]))] as const;
    }),
  );
  const groups: { facet: string; names: string[] }[] = await db.query(
    "select kind || id as facet, names from synonym_names",
  );
  const synonyms = new Map(groups.map(({ facet, names }) => [facet, names]));
  // Each list has the entities of its kind.
  return { ...Object.fromEntries(lists), synonyms } as unknown as ReferenceNames;
}
