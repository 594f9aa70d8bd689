const vm = require("node:vm");
const { TestEnvironment } = require("jest-environment-node");

/**
 * V8's cached data by file. Jest compiles every module again for each test file; the second test file of
 * a worker loads the server's two thousand modules in two thirds of the time.
 */
const compiled = new Map();

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) => {
  const known = compiled.get(options.filename);
  // V8 compares lengths only.
  if (known?.code === code)
    return compileFunction(code, parameters, { ...options, cachedData: known.cachedData });
  const result = compileFunction(code, parameters, { ...options, produceCachedData: true });
  compiled.set(options.filename, { code, cachedData: result.cachedData });
  return result;
};

module.exports = TestEnvironment;
