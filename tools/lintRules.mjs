/** Rules of this project for oxlint, in ESLint's format. */
export default {
  meta: { name: "potluck" },
  rules: {
    /**
     * The rule refuses `t()` at import time, because its result depends on the locale, which is set
     * after modules load.
     */
    "no-t-at-import-time": {
      create(context) {
        let depth = 0;
        const enter = () => void depth++;
        const leave = () => void depth--;
        return {
          ":function": enter,
          ":function:exit": leave,
          "CallExpression[callee.name='t']"(node) {
            if (depth > 0) return;
            const message =
              "Call t() when the message is shown: at import time the locale is not known yet.";
            context.report({ node, message });
          },
        };
      },
    },
  },
};
