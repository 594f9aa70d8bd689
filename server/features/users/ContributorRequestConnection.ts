import { connectionOf } from "../../graphql/connection";
import { ContributorRequest } from "./ContributorRequest";

/** One page of requests to become a contributor. */
export const ContributorRequestConnection = connectionOf("ContributorRequest", ContributorRequest);
