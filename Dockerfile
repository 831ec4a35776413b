# NOT BUILT BY OUR TESTS, which only look whether all that it names is there: see docs/hosting.md.
#
#   docker build -t empires .
#   docker run -p 8000:8000 -v empires:/data empires --origin https://play.example.org
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
COPY . /source
RUN pip wheel --no-cache-dir --wheel-dir /wheels --constraint /source/constraints.txt /source

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels empires-tabletop \
    && useradd --system empires && install -d -o empires /data
USER empires
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz')"]
ENTRYPOINT ["empires", "serve", "--host", "0.0.0.0", "--database", "/data/tables.sqlite"]
