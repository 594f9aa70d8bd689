const { default: Runtime } = require("jest-runtime");

/** Loads packages once for all test files of a worker; our own modules are loaded again for each, as ever. */
module.exports = class SharedPackagesRuntime extends Runtime {
  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !this._resolution.isCoreModule(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (path.includes("/node_modules/")) return require(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
};
