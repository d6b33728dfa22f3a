import { describe } from "vitest";
import { staysRight } from "@/tests/golden/dialogues";

describe("dialogues by fresh hands, their third share", () => staysRight(2));
