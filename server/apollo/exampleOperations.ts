/** What the playground opens with: one window an example, all of them real. */
export const exampleOperations = [
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
    initialName: "Log in",
    initialQuery: `# Put the token into the "Authorization" header of other windows: Bearer <token>
mutation LogIn {
  login(input: { email: "member@potluck.example", password: "potluck-demo" }) {
    token
    user { name role { roleName } }
  }
}
`,
  },
  {
    initialName: "My favourites",
    initialQuery: `# Needs an "Authorization" header.
query MyFavourites {
  viewer {
    name
    favorites(first: 10) { totalCount edges { node { recipeId name } } }
  }
}
`,
  },
];
