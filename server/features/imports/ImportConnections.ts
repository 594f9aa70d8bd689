import { connectionOf } from "../../graphql/connection";
import { Import } from "./Import";
import { ImportItem } from "./ImportItem";

export const ImportConnection = connectionOf("Import", Import);
export const ImportItemConnection = connectionOf("ImportItem", ImportItem);
