import { enMore } from "../../client/shared/messages/en.more";
import { addMessages } from "../../client/shared/messages/t";

// Tests of screens' parts run without the routes that would load these.
addMessages("en", enMore);
