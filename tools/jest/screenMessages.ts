import { enScreens } from "../../client/shared/messages/en.screens";
import { BUNDLED_LOCALE } from "../../client/shared/messages/locale";
import { addMessages } from "../../client/shared/messages/t";

// Tests of screens import their modules without the list of lazy screens, which adds these texts.
addMessages(BUNDLED_LOCALE, enScreens);
