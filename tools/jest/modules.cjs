const { createHash } = require("node:crypto");
const { transformSync } = require("@swc/core");

/** Compiles packages that consist of ECMAScript modules for Jest, which loads CommonJS. */
module.exports = {
  getCacheKey: (source) => createHash("sha256").update(source).digest("hex"),
  process: (source, filename) =>
    transformSync(source, {
      filename,
      module: { type: "commonjs" },
      jsc: { target: "es2022", parser: { syntax: "ecmascript" } },
    }),
};
