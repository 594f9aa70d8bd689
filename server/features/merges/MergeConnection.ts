import { connectionOf } from "../../graphql/connection";
import { Merge } from "./Merge";

export const MergeConnection = connectionOf("Merge", Merge);
