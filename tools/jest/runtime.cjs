const { default: Runtime } = require("jest-runtime");

/** The sources of our modules, which each test file would read again. */
const sources = new (class extends Map {
  /** At the end of a test file. */
  clear() {}
})();

/** Loads packages once for all test files of a worker; our own modules are run again for each, as ever. */
module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, files, coverage, testPath, globalConfig) {
    const isWatching = globalConfig?.watch || globalConfig?.watchAll;
    if (!isWatching) for (const [path, source] of files) sources.set(path, source);
    const known = isWatching ? files : sources;
    super(config, environment, resolver, transformer, known, coverage, testPath, globalConfig);
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !this._resolution.isCoreModule(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (path.includes("/node_modules/")) return require(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
};
