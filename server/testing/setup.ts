import "reflect-metadata";
// The compiler's native code is loaded by worker threads, and a thread that ends would unload it
// under the feet of its own threads; held here as well, it stays.
import "@swc/core";
