import type { DemoPerson } from "./DemoData";

/** Everybody in the demonstration; the first three are the accounts that visitors may use. */
export const people: DemoPerson[] = [
  { name: "Rosa Lindqvist", email: "admin@potluck.example", role: "admin" },
  { name: "tomasz_bakes", email: "contributor@potluck.example", role: "contributor" },
  { name: "Nell Abernathy", email: "member@potluck.example", role: "member" },
  { name: "Idris Okafor", email: "idris@potluck.example", role: "admin" },
  { name: "Mei-Lin Zhao", email: "meilin@potluck.example", role: "contributor" },
  { name: "paloma.cocina", email: "paloma@potluck.example", role: "contributor" },
  { name: "Farah Aziz", email: "farah@potluck.example", role: "contributor" },
  { name: "Giulia_R", email: "giulia@potluck.example", role: "contributor" },
  { name: "Gus McCready", email: "gus@potluck.example", role: "member" },
  { name: "hungryhilde", email: "hilde@potluck.example", role: "member" },
  { name: "the_late_table", email: "late.table@potluck.example", role: "member" },
  { name: "Bea Fontaine", email: "bea@potluck.example", role: "member" },
  { name: "Odhran K.", email: "odhran@potluck.example", role: "member" },
  { name: "lemon_and_leo", email: "leo@potluck.example", role: "member" },
];
