import { connectionOf } from "../../graphql/connection";
import { Review } from "./Review";

/** One page of reviews. */
export const ReviewConnection = connectionOf("Review", Review);
