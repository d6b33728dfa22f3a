import { db } from "@/lib/db";
import { seedDemo } from "./seed/seed-demo";

const { people, histories } = await seedDemo(new Date());
console.log(`${people} demo accounts, ${histories} new histories.`);
await db().$disconnect();
