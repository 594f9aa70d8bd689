/** SQL fragments shared by several queries. */

/** A global ID of the schema. */
export const id = (type, key) =>
  `translate(encode(convert_to('${type}:' || ${key}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

/** A cursor: the sort keys' values as JSON. */
export const cursor = (...values) =>
  `translate(encode(convert_to('[' || ${values.join(" || ',' || ")} || ']', 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

export const moment = (column) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `json_build_object` with `__typename` first, as Apollo Client requests it. */
export const castFields = (type, fields) =>
  `json_build_object('__typename', '${type}'${Object.entries(fields)
    .map(([name, sql]) => `, '${name}', ${sql}`)
    .join("")})`;

export const object = (fields) =>
  `json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(", ")})`;

/** The sort keys in a cursor. */
export const readCursor = (after) => JSON.parse(Buffer.from(after, "base64url"));

/** The lines of recipe `r`, each as an object of `fields`. */
export const lines = (source, json) =>
  `(select coalesce(json_agg(${json} order by l.position), '[]') from ${source.lines})`;

/** The tags of recipe `r`. */
export const tags = (source, json) =>
  `(select coalesce(json_agg(${json} order by t.sort_name), '[]') from ${source.tags})`;

/** The total minutes of recipe `r`: as entered, or the sum of its parts. */
export const totalMinutes = `coalesce(r.total_minutes, case when coalesce(r.prep_minutes, r.cook_minutes) is not null
  then coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) end)`;
