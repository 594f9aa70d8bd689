const vm = require("node:vm");
const { LegacyFakeTimers, ModernFakeTimers } = require("@jest/fake-timers");
const { ModuleMocker } = require("jest-mock");

/** What Jest takes for a context; code that is compiled for it runs in the worker's own realm. */
const OWN_REALM = vm.createContext(vm.constants.DONT_CONTEXTIFY);

/** Compiled modules by file. Each test file runs them anew; what V8 has compiled of their functions stays. */
const compiled = new Map();

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, given) => {
  if (given.parsingContext !== OWN_REALM) return compileFunction(code, parameters, given);
  // What imports dynamically would keep the modules of a test file that is over; nothing of ours does.
  const { parsingContext: _, importModuleDynamically: __, ...options } = given;
  const known = compiled.get(options.filename);
  if (known?.code === code) return known.run;
  const run = compileFunction(code, parameters, options);
  compiled.set(options.filename, { code, run });
  return run;
};

/** What Jest, TypeORM and TypeGraphQL register globally, to be registered anew by each test file. */
const REGISTERED =
  /jest|^EVENT_HANDLERS$|^TEST_TIMEOUT_SYMBOL$|^typeormMetadataArgsStorage$|^TypeGraphQLMetadataStorage$/i;

function forget() {
  for (const key of Reflect.ownKeys(globalThis)) {
    if (REGISTERED.test(typeof key === "symbol" ? key.description : key)) delete globalThis[key];
  }
}

/** What a browser has and tests stand in for. Packages tell by it where they run. */
const OF_BROWSERS = [
  "BroadcastChannel",
  "caches",
  "document",
  "localStorage",
  "navigator",
  "self",
  "sessionStorage",
  "window",
];

const browserGlobals = () =>
  OF_BROWSERS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);

function restore(globals) {
  for (const [name, descriptor] of globals) {
    delete globalThis[name];
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
}

const timerConfig = {
  idToRef: (id) => ({ id, ref() {}, unref() {} }),
  refToId: (timer) => timer?.id,
};

/**
 * Runs test files in the worker's own realm instead of one of their own, so that packages loaded once
 * (runtime.cjs) and tests share `Error` and `Array`. Settings and what is registered globally do not
 * reach the next file.
 */
module.exports = class OwnRealmEnvironment {
  global = globalThis;

  constructor({ projectConfig: config }) {
    forget();
    this.before = { env: { ...process.env }, exit: process.exit, globals: browserGlobals() };
    Object.assign(globalThis, config.globals);
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    process.env = this.before.env;
    process.exit = this.before.exit;
    restore(this.before.globals);
    forget();
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  getVmContext() {
    return OWN_REALM;
  }
};
