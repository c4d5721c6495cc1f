// Read by drizzle-kit, which `npm run migration` brings.
export default { dialect: "postgresql", schema: "./src/**/*.table.ts", out: "./migrations" };
