import { describe } from "vitest";
import { staysRight } from "@/tests/golden/dialogues";

describe("dialogues by fresh hands, their first share", () => staysRight(0));
