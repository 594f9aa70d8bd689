import "reflect-metadata";
// Worker threads load the compiler's native code, and an ending thread would unload it while its own threads run.
// Loading it here keeps it in memory.
import "@swc/core";
