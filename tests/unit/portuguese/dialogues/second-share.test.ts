import { describe } from "vitest";
import { staysRight } from "@/tests/golden/dialogues";

describe("dialogues by fresh hands, their second share", () => staysRight(1));
