import { limitAddress } from "./limitAddress";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["unknown", "unknown"],
  ["", ""],
])("The network address %p is counted as %p", (address, counted) => {
  expect(limitAddress(address)).toBe(counted);
});

it("The addresses of an IPv6 network are counted together, and those of two networks separately", () => {
  const network = limitAddress("2001:db8:1:2::1");
  expect(limitAddress("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(network);
  expect(limitAddress("[2001:db8:1:2::3]:443")).toBe(network);
  expect(limitAddress("2001:db8:1:3::1")).not.toBe(network);
});
