// A module that is preloaded into a server: at exit it writes the packages that the server has
// loaded.
const { writeFileSync } = require("node:fs");

process.once("exit", () => {
  const packages = Object.keys(require.cache).flatMap((file) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file) ?? [];
    return name ? [name] : [];
  });
  writeFileSync(process.env.REPORT_PACKAGES, JSON.stringify([...new Set(packages)]));
});
