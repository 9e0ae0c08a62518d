"""Leaves the optimiser's moments out of a model file. Usage: strip_training.py IN OUT"""
import json
import struct
import sys

data = open(sys.argv[1], "rb").read()
size = struct.unpack("<Q", data[:8])[0]
header, body = json.loads(data[8:8 + size]), data[8 + size:]
model = json.loads(header["__metadata__"]["dikkat.model"])
model.pop("training", None)
kept, parts, at = {"__metadata__": {"dikkat.model": json.dumps(model, ensure_ascii=False)}}, [], 0
for name, info in sorted(header.items()):
    if name == "__metadata__" or name.startswith("training."):
        continue
    begin, end = info["data_offsets"]
    parts.append(body[begin:end])
    kept[name] = {**info, "data_offsets": [at, at + end - begin]}
    at += end - begin
text = json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()
text += b" " * (-len(text) % 8)
open(sys.argv[2], "wb").write(struct.pack("<Q", len(text)) + text + b"".join(parts))
