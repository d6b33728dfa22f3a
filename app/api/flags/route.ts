import { route } from "@/lib/access/route";
import { flagsAnswer } from "@/lib/flags/flag-schema";
import { readFlags } from "@/lib/flags/read-flags.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "What is on and off for everybody",
    access: "public",
    response: flagsAnswer,
  },
  () => readFlags(),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
