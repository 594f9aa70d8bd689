import { readTableQuery, toArguments, writeTableQuery } from "./tableQuery";

const order = { sorts: ["key", "name"], first: "name" } as const;
const read = (address: string) => readTableQuery(new URLSearchParams(address), order);

it("An empty address selects the whole table in its default order", () => {
  expect(read("")).toEqual({ search: "", sort: "name", descending: false });
});

it.each(["search=ve&sort=key-desc", "sort=name-desc", "sort=key-asc", ""])(
  "The query %p is unchanged after it is written to the address and read again",
  (address) => {
    expect(writeTableQuery(read(address), order)).toBe(address);
  },
);

it.each(["sort=password-desc", "sort=", "sort=-desc"])(
  "An invalid value is ignored: %s",
  (address) => {
    expect(writeTableQuery(read(address), order)).toBe("");
  },
);

it("The query is converted to the server's arguments", () => {
  expect(toArguments(read("search=%20ve%20&sort=key-desc"))).toEqual({
    search: "ve",
    sort: "KEY_DESC",
  });
  expect(toArguments(read(""))).toEqual({ search: null, sort: "NAME_ASC" });
});
