import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const TYPESCRIPT = ["**/*.{ts,tsx,mts,cts}"];
const TESTS = ["**/*.test.ts", "**/*.spec.ts", "server/testing/**", "e2e/**"];

// What is exported has one name everywhere, so that a search finds all of it.
const namedExports = { selector: "ExportDefaultDeclaration", message: "Export it by its name." };

// What a name with a leading underscore passes over is there for the sake of what follows it.
const unused = {
  ignoreRestSiblings: true,
  argsIgnorePattern: "^_",
  destructuredArrayIgnorePattern: "^_",
};

/** Rules that formatting and types do not cover. */
const plainRules = {
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-console": "error",
  "no-else-return": "error",
  "no-param-reassign": "error",
  "no-unmodified-loop-condition": "error",
  "no-unused-vars": ["error", unused],
  "no-useless-rename": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  // A longer file says why in a comment beside `eslint-disable max-lines`, or is split.
  "max-lines": ["error", 250],
  "no-restricted-syntax": ["error", namedExports],
};

const typedRules = {
  "@typescript-eslint/await-thenable": "error",
  "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "as" }],
  "@typescript-eslint/no-explicit-any": "error",
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-misused-promises": "error",
  "@typescript-eslint/no-unnecessary-type-assertion": "error",
  "@typescript-eslint/no-unsafe-argument": "error",
  "@typescript-eslint/no-unsafe-assignment": "error",
  "@typescript-eslint/no-unsafe-call": "error",
  "@typescript-eslint/no-unsafe-member-access": "error",
  "@typescript-eslint/no-unsafe-return": "error",
  "@typescript-eslint/only-throw-error": "error",
  "@typescript-eslint/prefer-optional-chain": "error",
  "@typescript-eslint/return-await": ["error", "in-try-catch"],
  "@typescript-eslint/switch-exhaustiveness-check": "error",
  "@typescript-eslint/no-unused-vars": ["error", unused],
};

export default tseslint.config(
  { ignores: ["dist/", "data/", "**/*.generated.ts", "**/*.generated.tsx"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { rules: plainRules },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { project: ["./tsconfig.json", "./client/tsconfig.json"] },
    },
    rules: typedRules,
  },
  {
    // Not on the server: its decorators need the imported classes at run time.
    files: ["client/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat["recommended-latest"]],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "no-restricted-syntax": [
        "error",
        namedExports,
        {
          selector: "CallExpression[callee.name='t']:not(:function *)",
          message:
            "Call t() when the message is shown: at import time the locale is not known yet.",
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      // Tables of a test are data.
      "max-lines": ["error", 400],
      // Responses are inspected as they come.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["tools/**", "bench/**", "server/main.ts"], rules: { "no-console": "off" } },
  {
    // Their tools ask for a default export.
    files: [
      "**/*.config.{ts,mts,mjs}",
      "ormconfig.ts",
      "**/global{Setup,Teardown}.ts",
      "**/*Worker.ts",
    ],
    rules: { "no-restricted-syntax": "off" },
  },
);
