/** What a file of styles is to a test that runs without a browser: no class has a name. */
module.exports = {};
