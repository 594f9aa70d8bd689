/**
 * The windows of the playground. It opens on the last one, which therefore works without a login and on an
 * empty database.
 */
export const exampleOperations = [
  {
    initialName: "Log in",
    initialQuery: `# An account of the demo data. Put the token into the header "Authorization" of other windows: Bearer <token>
mutation LogIn {
  login(input: { email: "member@potluck.example", password: "potluck-demo" }) {
    token
    user { name role { roleName } }
  }
}
`,
  },
  {
    initialName: "My favorites",
    initialHeaders: { Authorization: "Bearer <token>" },
    initialQuery: `# Replace <token> in the header "Authorization" with that of "Log in".
query MyFavorites {
  viewer {
    name
    favorites(first: 10) { totalCount edges { node { recipeId name } } }
  }
}
`,
  },
  {
    initialName: "One recipe",
    initialQuery: `query OneRecipe {
  recipe(recipeId: 1) {
    name
    instructions
    tags { name }
    rating { average count histogram }
    reviews(first: 3) { edges { node { score text author { name } } } }
  }
}
`,
  },
  {
    initialName: "Filters",
    initialQuery: `# The values that each filter can take beside the others, with how many recipes they leave.
query Filters {
  recipeFacets(filter: { search: "a" }) {
    categories { value label count }
    tags { value label count }
  }
}
`,
  },
  {
    initialName: "Browse",
    initialQuery: `# Recipes a page at a time. Change the filter, the order, or ask for more fields.
query Browse {
  recipes(first: 5, filter: { search: "soup" }, sort: NAME_ASC) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        recipeId
        name
        owner { name }
        category { name }
        ingredients { quantity unit name isOptional }
        rating { average count }
      }
    }
  }
}
`,
  },
];
