#!/bin/sh
# Writes who may use the bucket, then starts the server.
set -eu
cat > /tmp/s3.json <<JSON
{"identities": [{"name": "shop", "credentials": [{"accessKey": "shop", "secretKey": "$S3_SECRET"}],
  "actions": ["Read:shop", "Write:shop", "List:shop", "Tagging:shop"]}]}
JSON
exec weed "$@"
