import { type Embedded, openInMemory } from "../database/embedded/openEmbedded";
import { EMPTY_FILE } from "./seed";

/** Opens an empty embedded database. */
export const openEmpty = (): Promise<Embedded> => openInMemory(process.env[EMPTY_FILE]);
