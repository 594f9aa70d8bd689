import { toUserArguments, userFormat } from "./userQuery";

const read = (address: string) => userFormat.parse(new URLSearchParams(address));

it.each(["", "search=ve&sort=role-desc&role=3&banned=yes", "banned=no"])(
  "The query %p is unchanged after it is written to the address and read again",
  (address) => {
    expect(userFormat.serialize(read(address))).toBe(address);
  },
);

it.each(["role=", "role=x", "role=-1", "banned=true", "banned=constructor"])(
  "An invalid value is ignored: %s",
  (address) => {
    expect(userFormat.serialize(read(address))).toBe("");
  },
);

it("The query is converted to the server's arguments", () => {
  expect(toUserArguments(read("role=2&banned=no&sort=name-desc"))).toEqual({
    search: null,
    sort: "NAME_DESC",
    roleId: 2,
    banned: false,
  });
});
