/** The module that replaces style sheets in tests without a browser: no class has a name. */
module.exports = {};
